import { compact, isBic, isIban, isIsraeliNumber, isRoutingNumber } from './bank-numbers';
import {
  bankSchemeOf,
  type SellerField,
  type SellerType,
  type SellerValues,
  sellerForm,
} from './seller-form';

/** Why a value is refused: codes of the error table. */
type SellerProblem = 'blank' | 'invalid' | 'wrong_check_digit';

type Check = (text: string, asked: { country: string; today: string }) => string | SellerProblem[];

const wrong = (problem: SellerProblem): SellerProblem[] => [problem];
const words =
  (most: number): Check =>
  (text) => {
    const clean = text.replaceAll(/\s+/g, ' ').trim();
    // A line break would begin a new line of a transfer's instructions, a control sign breaks a payout file.
    if (/\p{Cc}/u.test(clean)) return wrong('invalid');
    return clean.length > most ? wrong('invalid') : clean;
  };
const matching =
  (pattern: RegExp): Check =>
  (text) => {
    const clean = compact(text);
    return pattern.test(clean) ? clean : wrong('invalid');
  };
/** A number of a known form with a check digit. */
const checked =
  (pattern: RegExp, isRight: (text: string) => boolean): Check =>
  (text) => {
    const clean = compact(text);
    if (!pattern.test(clean)) return wrong('invalid');
    return isRight(clean) ? clean : wrong('wrong_check_digit');
  };

const isDay = (text: string): boolean => {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return at !== null && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};
/** Years after which a person may sell. */
const OF_AGE = 18;
const yearsBefore = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;

const israeli = checked(/^\d{5,9}$/, isIsraeliNumber);
const padded: Check = (text, asked) => {
  const found = israeli(text, asked);
  return typeof found === 'string' ? found.padStart(9, '0') : found;
};

const CHECKS: Record<SellerField, Check> = {
  business_name: words(120),
  full_name: words(120),
  address: words(300),
  inc_number: (text, asked) =>
    asked.country === 'IL' ? padded(text, asked) : matching(/^[A-Z0-9]{4,20}$/)(text, asked),
  id_number: padded,
  id_issue_date: (text, { today }) =>
    isDay(text) && text <= today && text > yearsBefore(today, 100) ? text : wrong('invalid'),
  date_of_birth: (text, { today }) =>
    isDay(text) && text <= yearsBefore(today, OF_AGE) && text > yearsBefore(today, 120)
      ? text
      : wrong('invalid'),
  sex: (text) => (text === 'female' || text === 'male' ? text : wrong('invalid')),
  phone_number: (text) => {
    const clean = text.trim();
    return /^\+?[\d\s().-]{6,24}$/.test(clean) && clean.replaceAll(/\D/g, '').length >= 6
      ? clean
      : wrong('invalid');
  },
  bank_code: matching(/^\d{1,3}$/),
  bank_branch_number: matching(/^\d{3}$/),
  routing_number: checked(/^\d{9}$/, isRoutingNumber),
  sort_code: matching(/^\d{6}$/),
  bank_account_number: (text, asked) => {
    const other = /^[A-Z0-9]{4,34}$/;
    const patterns = { branch: /^\d{4,9}$/, sort: /^\d{8}$/, routing: /^\d{4,17}$/, iban: other, bic: other };
    return matching(patterns[bankSchemeOf(asked.country)])(text, asked);
  },
  iban: checked(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, isIban),
  bic: (text) => (isBic(compact(text)) ? compact(text) : wrong('invalid')),
};

/**
 * Checks the values of a seller by the form of their country. Returns them as they are stored, without those that the form
 * does not ask, and what is wrong by field.
 */
export function checkSeller(
  asked: { country: string; type: SellerType; today: string },
  given: SellerValues,
): { values: SellerValues; problems: Partial<Record<SellerField, SellerProblem>> } {
  const values: SellerValues = {};
  const problems: Partial<Record<SellerField, SellerProblem>> = {};
  for (const { name, required } of sellerForm(asked.country, asked.type)) {
    const text = given[name]?.trim() ?? '';
    if (text === '') {
      if (required) problems[name] = 'blank';
      continue;
    }
    const found = CHECKS[name](text, asked);
    if (typeof found === 'string') values[name] = found;
    else problems[name] = found[0] as SellerProblem;
  }
  return { values, problems };
}
