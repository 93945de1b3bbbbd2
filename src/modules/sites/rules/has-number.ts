/** Words of numbers from two on, durations and shares of them included. */
const ENGLISH =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|dozens?|half|quarter|twice';
const HEBREW =
  'שתי|שני|שתיים|שניים|שלוש|שלושה|שלושת|ארבע|ארבעה|ארבעת|חמש|חמישה|חמשת|שש|שישה|ששת|שבע|שבעה|שבעת|שמונה|שמונת|תשע|תשעה|תשעת|עשר|עשרה|עשרת|עשרות|עשרים|שלושים|ארבעים|חמישים|שישים|שבעים|שמונים|תשעים|מאה|מאתיים|מאות|אלף|אלפיים|אלפי|חצי|רבע|פעמיים|שעתיים|יומיים|שבועיים|חודשיים|שנתיים';
const NUMBER = new RegExp(
  String.raw`\p{N}|(?<!\p{L})(?:(?:${ENGLISH})|[ובלכמשה]{0,2}(?:${HEBREW}))(?!\p{L})`,
  'iu',
);

/** Whether a text in English or Hebrew contains a number, in digits or in words. */
export const hasNumber = (text: string): boolean => NUMBER.test(text);
