-- Texts of the plug-in. Lightroom itself has no Hebrew, so the person chooses the language in the plug-in's settings; until
-- then it is the one of the download.
local LrPrefs = import 'LrPrefs'

local EN = {
  connect = 'Connect to Keepers',
  server = 'Server address',
  getCode = 'Get a code',
  code = 'Allow this code in your browser: %s',
  connectedTo = 'Connected to %s',
  disconnect = 'Disconnect',
  language = 'Language',
  languageNote = 'Applies when this window opens again. Menus stay in English.',
  notConnected = 'Connect the plug-in to Keepers first (in the settings of the publish service).',
  denied = 'The request was not allowed.',
  expired = 'The code has expired. Get a new one.',
  revoked = 'Keepers no longer accepts this computer. Connect it again in the settings of the publish service.',
  away = 'Keepers can’t be reached. Try again later.',
  update = 'This plug-in is too old for your server. Download the current one from Settings › Integrations.',
  needsSet = 'Put the collection into a collection set: the set is the project, the collection its gallery.',
  deletePicked = 'Your client picked %d of these photos.',
  deletePickedInfo = 'They go to the trash on the server with their picks, and can be restored for 30 days.',
  trash = 'Move to trash',
  keep = 'Keep',
  picksTitle = 'Get picks',
  project = 'Project',
  merge = 'Collections that exist already',
  replace = 'Replace',
  add = 'Add only',
  ask = 'Ask',
  stars = 'Stars',
  labels = 'Color labels',
  flags = 'Flag picked photos',
  keywords = 'Keywords with the product',
  person = 'Stars and labels of',
  undo = 'Get picks from Keepers',
  got = 'Picks of “%s”: %d photos in %d collections. %d photos were not found in this catalog.',
  nothingNew = 'Nothing has changed since the last time.',
  replaceSure = 'Replace the photos of the collection “%s”?',
}

local HE = {
  connect = 'חיבור ל־Keepers',
  server = 'כתובת השרת',
  getCode = 'קבלת קוד',
  code = 'אשרו את הקוד הזה בדפדפן: %s',
  connectedTo = 'מחובר אל %s',
  disconnect = 'ניתוק',
  language = 'שפה',
  languageNote = 'השינוי יחול בפתיחה הבאה של החלון. התפריטים נשארים באנגלית.',
  notConnected = 'צריך קודם לחבר את התוסף ל־Keepers (בהגדרות של שירות הפרסום).',
  denied = 'הבקשה לא אושרה.',
  expired = 'הקוד כבר לא בתוקף. בקשו קוד חדש.',
  revoked = 'החיבור של המחשב הזה ל־Keepers בוטל. חברו אותו שוב בהגדרות של שירות הפרסום.',
  away = 'אין חיבור ל־Keepers. נסו שוב מאוחר יותר.',
  update = 'התוסף הזה ישן מדי לשרת שלכם. הורידו את הגרסה העדכנית מהגדרות › תוכנות מחוברות.',
  needsSet = 'שימו את האוסף בתוך קבוצת אוספים: הקבוצה היא הפרויקט, והאוסף הוא הגלריה.',
  deletePicked = 'הלקוחות בחרו %d מהתמונות האלה.',
  deletePickedInfo = 'הן יעברו לאשפה בשרת עם הבחירות שלהן, ואפשר לשחזר אותן במשך 30 יום.',
  trash = 'העברה לאשפה',
  keep = 'להשאיר',
  picksTitle = 'קבלת בחירות',
  project = 'פרויקט',
  merge = 'אוספים שכבר קיימים',
  replace = 'החלפה',
  add = 'הוספה בלבד',
  ask = 'לשאול',
  stars = 'כוכבים',
  labels = 'תוויות צבע',
  flags = 'סימון התמונות שנבחרו בדגל',
  keywords = 'מילות מפתח עם שם המוצר',
  person = 'כוכבים ותוויות של',
  undo = 'קבלת בחירות מ־Keepers',
  got = 'הבחירות של „%s”: ‏%d תמונות ב־%d אוספים. %d תמונות לא נמצאו בקטלוג הזה.',
  nothingNew = 'דבר לא השתנה מאז הפעם הקודמת.',
  replaceSure = 'להחליף את התמונות באוסף „%s”?',
}

local TEXTS = { en = EN, he = HE }

--- Returns a text in the person's language, with its values.
return function(key, ...)
  local texts = TEXTS[LrPrefs.prefsForPlugin().language or require 'Language'] or EN
  local text = texts[key] or EN[key]
  if not text then error('No text: ' .. tostring(key)) end
  return select('#', ...) > 0 and string.format(text, ...) or text
end
