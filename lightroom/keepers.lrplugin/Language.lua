-- The language that the plug-in begins with: en or he. The download page writes the language of the person here.
return 'en'
