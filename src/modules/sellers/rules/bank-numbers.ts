/** Letters and digits alone, in capitals: how people group numbers does not matter. */
export const compact = (text: string): string => text.replaceAll(/[\s.\-/–]/g, '').toUpperCase();

/** Whether an Israeli identity or company number of up to 9 digits has the right check digit. */
export function isIsraeliNumber(text: string): boolean {
  if (!/^\d{5,9}$/.test(text) || /^0+$/.test(text)) return false;
  const sum = [...text.padStart(9, '0')].reduce((all, digit, at) => {
    const part = Number(digit) * ((at % 2) + 1);
    return all + (part > 9 ? part - 9 : part);
  }, 0);
  return sum % 10 === 0;
}

/** Characters of an IBAN by country. */
const IBAN_LENGTH: Readonly<Record<string, number>> = {
  ...{ AD: 24, AE: 23, AL: 28, AT: 20, AZ: 28, BA: 20, BE: 16, BG: 22, BH: 22, BR: 29, BY: 28, CH: 21 },
  ...{ CR: 22, CY: 28, CZ: 24, DE: 22, DK: 18, DO: 28, EE: 20, EG: 29, ES: 24, FI: 18, FO: 18, FR: 27 },
  ...{ GB: 22, GE: 22, GI: 23, GL: 18, GR: 27, GT: 28, HR: 21, HU: 28, IE: 22, IL: 23, IQ: 23, IS: 26 },
  ...{ IT: 27, JO: 30, KW: 30, KZ: 20, LB: 28, LI: 21, LT: 20, LU: 20, LV: 21, MC: 27, MD: 24, ME: 22 },
  ...{ MK: 19, MR: 27, MT: 31, MU: 30, NL: 18, NO: 15, PK: 24, PL: 28, PS: 29, PT: 25, QA: 29, RO: 24 },
  ...{ RS: 22, SA: 24, SE: 24, SI: 19, SK: 24, SM: 27, TN: 24, TR: 26, UA: 29, VA: 22, VG: 24, XK: 20 },
};

/** Whether a country's accounts have an IBAN. */
export const hasIban = (country: string): boolean => country in IBAN_LENGTH;

/** The remainder by 97 of an IBAN whose first four characters are moved to its end. */
function remainder(iban: string): number {
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((one) => Number.parseInt(one, 36)).join('');
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}

/** Whether a text without spaces is an IBAN: its country's length, and the check digits. */
export const isIban = (text: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(text) &&
  IBAN_LENGTH[text.slice(0, 2)] === text.length &&
  remainder(text) === 1;

/** An IBAN in groups of four, as banks print it. */
export const ibanInGroups = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The IBAN of an Israeli account. */
export function israeliIban({ bank, branch, account }: { bank: string; branch: string; account: string }) {
  const body = bank.padStart(3, '0') + branch.padStart(3, '0') + account.padStart(13, '0');
  const check = 98 - remainder(`IL00${body}`);
  return `IL${String(check).padStart(2, '0')}${body}`;
}

/** Whether nine digits are a routing number of a bank in the USA. */
export const isRoutingNumber = (text: string): boolean =>
  /^\d{9}$/.test(text) &&
  text !== '000000000' &&
  [...text].reduce((sum, digit, at) => sum + Number(digit) * ([3, 7, 1][at % 3] as number), 0) % 10 === 0;

/** Whether a text is a BIC. */
export const isBic = (text: string): boolean => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text);
