import type { Locale } from '@/core/i18n/locale';
import { type KeyUnder, translator } from '@/core/i18n/translate';

/** The checked parts. Each has its name in `admin-operators.doctor.part`. */
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
  | 'money'
  | 'assets'
  | 'tenants'
  | 'encoder'
  | 'disk';

/** Message keys of findings. */
export type Says = KeyUnder<'admin-operators.doctor.says'>;
export type Fix = KeyUnder<'admin-operators.doctor.fix'>;

export type Health = 'ok' | 'look' | 'broken';

/** A finding about one part, as message keys that are translated when it is shown. */
export interface Finding {
  part: Part;
  state: Health;
  /** `admin-operators.doctor.says.<says>`, with its arguments. */
  says: Says;
  params?: Record<string, string | number>;
  /** `admin-operators.doctor.fix.…`: the fix, if there is something to do. */
  fix?: Fix;
}

type Params = Finding['params'];

export const ok = (part: Part, says: Says, params?: Params): Finding => ({
  part,
  state: 'ok',
  says,
  params,
});
export const look = (part: Part, says: Says, fix: Fix, params?: Params): Finding => ({
  part,
  state: 'look',
  says,
  fix,
  params,
});
export const broken = (part: Part, says: Says, fix: Fix | undefined, params?: Params): Finding => ({
  part,
  state: 'broken',
  says,
  fix,
  params,
});

/** A failure with its technical message, which is not translated. */
export const brokenLine = (part: Part, line: string, fix?: Fix): Finding =>
  broken(part, 'line', fix, { line });

/** A finding in a language. */
export interface TranslatedFinding {
  part: string;
  state: Health;
  says: string;
  fix?: string;
}

/** Translates a finding. */
export function translateFinding(finding: Finding, locale: Locale): TranslatedFinding {
  const all = translator(locale);
  const t = (key: KeyUnder<'admin-operators'>) => all(`admin-operators.${key}`, finding.params);
  return {
    part: t(`doctor.part.${finding.part}`),
    state: finding.state,
    says: t(`doctor.says.${finding.says}`),
    ...(finding.fix ? { fix: t(`doctor.fix.${finding.fix}`) } : {}),
  };
}

/** A finding with one sentence that says what it means to those who use the installation. */
export interface ExplainedFinding extends TranslatedFinding {
  plain: string;
}

/** Translates a finding, and says in plain words what it means. */
export function explainFinding(finding: Finding, locale: Locale): ExplainedFinding {
  const { part, state, says } = finding;
  // Without the encoder nothing is wrong, but clips can't be made.
  const means = state === 'ok' && says !== 'encoder_none' ? 'ok' : 'wrong';
  return {
    ...translateFinding(finding, locale),
    plain: translator(locale)(`admin-operators.doctor.plain.${part}.${means}`),
  };
}
