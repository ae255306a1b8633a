"""What a bundle needs of lxml: the parser."""

hiddenimports = ["lxml.etree", "lxml._elementpath"]
