import type { Locale } from '@/core/i18n/locale';
import { type KeyUnder, translator } from '@/core/i18n/translate';

/** What can be looked at. Each has its name in `admin-operators.doctor.part`. */
export type Part =
  | 'database'
  | 'clock'
  | 'migrations'
  | 'live'
  | 'statements'
  | 'connections'
  | 'search'
  | 'storage'
  | 's3'
  | 'mail'
  | 'worker'
  | 'web'
  | 'versions'
  | 'jobs'
  | 'photographs'
  | 'mails'
  | 'tenants'
  | 'disk';

/** The sentences a finding may say, and what to do about it. */
export type Says = KeyUnder<'admin-operators.doctor.says'>;
export type Mend = KeyUnder<'admin-operators.doctor.mend'>;

export type Health = 'ok' | 'look' | 'broken';

/** What the doctor found of one part, in words that are translated when somebody reads them. */
export interface Finding {
  part: Part;
  state: Health;
  /** `admin-operators.doctor.says.<says>`, with its arguments. */
  says: Says;
  params?: Record<string, string | number>;
  /** `admin-operators.doctor.mend.<mend>`: what to do, where something is to be done. */
  mend?: Mend;
}

type Params = Finding['params'];

export const ok = (part: Part, says: Says, params?: Params): Finding => ({
  part,
  state: 'ok',
  says,
  params,
});
export const look = (part: Part, says: Says, mend: Mend, params?: Params): Finding => ({
  part,
  state: 'look',
  says,
  mend,
  params,
});
export const broken = (part: Part, says: Says, mend: Mend | undefined, params?: Params): Finding => ({
  part,
  state: 'broken',
  says,
  mend,
  params,
});

/** A fault in the words of whoever wrote it: they are technical, and not translated. */
export const brokenLine = (part: Part, line: string, mend?: Mend): Finding =>
  broken(part, 'line', mend, { line });

/** A finding as it is read. */
export interface Told {
  part: string;
  state: Health;
  says: string;
  mend?: string;
}

/** Says a finding in a language. */
export function tell(finding: Finding, locale: Locale): Told {
  const all = translator(locale);
  const t = (key: KeyUnder<'admin-operators'>) => all(`admin-operators.${key}`, finding.params);
  return {
    part: t(`doctor.part.${finding.part}`),
    state: finding.state,
    says: t(`doctor.says.${finding.says}`),
    ...(finding.mend ? { mend: t(`doctor.mend.${finding.mend}`) } : {}),
  };
}
