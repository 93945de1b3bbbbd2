/** The columns of a table of people. */
export const PEOPLE_COLUMNS = [
  'name',
  'email',
  'additional_email',
  'phone',
  'country',
  'language',
  'description',
] as const;
/** Those that a table may have: a name in two columns, too. */
export const TABLE_COLUMNS = [...PEOPLE_COLUMNS, 'first_name', 'family_name'] as const;
export type PeopleColumn = (typeof TABLE_COLUMNS)[number];

/** What the table of a project's people has in addition, in both languages: their access, and its last day. */
const RIGHTS = [
  ['access', 'הרשאה'],
  ['last day', 'היום האחרון'],
];

/** Headings of tables from other programs, in both languages; compared without case, punctuation and spaces. */
const WORDS: Record<PeopleColumn, string[]> = {
  name: [
    'name',
    'full name',
    'client',
    'client name',
    'customer',
    'contact',
    'display name',
    'שם',
    'שם מלא',
    'שם הלקוח',
    'לקוח',
  ],
  first_name: ['first name', 'given name', 'first', 'שם פרטי'],
  family_name: ['last name', 'family name', 'surname', 'last', 'שם משפחה', 'משפחה'],
  email: [
    'email',
    'e-mail',
    'mail',
    'email address',
    'e-mail 1 - value',
    'primary email',
    'דואל',
    'אימייל',
    'מייל',
    'דואר אלקטרוני',
    'כתובת מייל',
    'כתובת דואל',
  ],
  additional_email: [
    'additional email',
    'second email',
    'email 2',
    'other email',
    'e-mail 2 - value',
    'דואל נוסף',
    'אימייל נוסף',
    'מייל נוסף',
  ],
  phone: [
    'phone',
    'phone number',
    'mobile',
    'mobile phone',
    'cell',
    'telephone',
    'tel',
    'whatsapp',
    'phone 1 - value',
    'טלפון',
    'נייד',
    'סלולרי',
    'טלפון נייד',
    'מספר טלפון',
    'וואטסאפ',
  ],
  country: ['country', 'country code', 'מדינה', 'ארץ', 'קוד מדינה'],
  language: ['language', 'lang', 'locale', 'שפה'],
  description: ['description', 'notes', 'note', 'comment', 'comments', 'remarks', 'תיאור', 'הערות', 'הערה'],
};

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const KNOWN = new Map(
  (Object.entries(WORDS) as [PeopleColumn, string[]][]).flatMap(([column, words]) =>
    [column, ...words].map((word) => [plain(word), column] as const),
  ),
);

/** Returns the column of each heading cell; null for unknown and repeated ones. */
export function recogniseColumns(cells: readonly string[]): (PeopleColumn | null)[] {
  const seen = new Set<PeopleColumn>();
  return cells.map((cell) => {
    const column = KNOWN.get(plain(cell)) ?? null;
    if (!column || seen.has(column)) return null;
    seen.add(column);
    return column;
  });
}

/** Returns which heading cells are those of a project's rights; none unless all are there. An import leaves them out. */
export function rightsColumns(cells: readonly string[]): number[] {
  const headings = cells.map((cell) => cell.trim().toLowerCase());
  const found = RIGHTS.map((words) => headings.findIndex((heading) => words.includes(heading)));
  return found.includes(-1) ? [] : found;
}

const EMAIL = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@<>(),;:".]{2,}$/;

/** Whether a text looks like an e-mail address. */
export const looksLikeEmail = (text: string): boolean => text.length <= 320 && EMAIL.test(text);

const LANGUAGES: Record<string, 'en' | 'he'> = {
  en: 'en',
  eng: 'en',
  english: 'en',
  אנגלית: 'en',
  he: 'he',
  heb: 'he',
  iw: 'he',
  hebrew: 'he',
  עברית: 'he',
};

/** Returns the language that people named in any spelling, or null. */
export const languageNamed = (text: string): 'en' | 'he' | null => LANGUAGES[plain(text)] ?? null;

/**
 * Extracts people from a pasted text: addresses, with the names before them (`Maya Levi <maya@…>`, `Maya, maya@…`),
 * each address once. Also returns the text that was not understood.
 */
export function readPasted(text: string): { people: { name: string; email: string }[]; strange: string[] } {
  const people = new Map<string, { name: string; email: string }>();
  const strange: string[] = [];
  for (const line of text.split(/[\n\r]+/)) {
    let words: string[] = [];
    // Commas inside quotes belong to a name.
    for (const piece of line.match(/"[^"]*"|<[^<>]*>|[^\s,;<>"]+|[,;\t]/g) ?? []) {
      const bare = piece
        .replace(/^[<"]|[>"]$/g, '')
        .replace(/^mailto:/i, '')
        .trim();
      if (looksLikeEmail(bare)) {
        const key = bare.toLowerCase();
        const known = people.get(key);
        if (!known) people.set(key, { name: words.join(' '), email: bare });
        else if (!known.name) known.name = words.join(' ');
        words = [];
      } else if (bare.includes('@')) {
        strange.push(bare);
        words = [];
      } else if (bare && !/^[,;]$/.test(bare)) words.push(bare);
    }
    if (words.length > 0) strange.push(words.join(' '));
  }
  return { people: [...people.values()], strange };
}
