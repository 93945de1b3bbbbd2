import fc from 'fast-check';

/** File names as cameras, phones and attackers create them. */
export const HOSTILE = [
  'חתונה של דנה.jpg',
  'صورة.jpg',
  'e\u0301te.jpg',
  '👩‍👩‍👧.jpg',
  'gpj.\u202e.jpg',
  'a\nb.jpg',
  'a\tb.jpg',
  `${'א'.repeat(120)}.jpg`,
  '.hidden.jpg',
  '-rf.jpg',
  '=cmd|calc!A1.jpg',
  '<b>bold<b>.jpg',
  `a&b;c,d'e"f.jpg`,
  '#frag?query=1',
  '..%2f..%2f',
  '..\\..\\windows.jpg',
  '../../etc/passwd',
  'CON.jpg',
  'com1',
  '..',
  '',
  'a\u0000.jpg',
  '\ud800.jpg',
];
/** Any text at all, well-formed or not. */
export const anyName = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string());
