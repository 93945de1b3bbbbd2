import { numberKinds } from '@plugins/kit/server/internal';
import { allow } from '@plugins/kit/server/people';
import { namedKey, translator } from '@plugins/kit/server/texts';
import type { ShownKind } from '../rules/figures';

/** Who reads figures, and in which language. */
export interface Reader {
  role: Parameters<typeof allow>[0];
  locale: 'en' | 'he';
}

/** The numbers that this feature counts itself, with their units. */
const OWN = { visits: 'count', visitors: 'count', opened: 'count', opened_seconds: 'seconds' } as const;

/** Returns the kinds of numbers that a role may see, with their names; this feature's first. */
export function kindsFor({ role, locale }: Reader): Record<string, ShownKind> {
  const t = translator(locale);
  const seen = Object.entries(numberKinds()).filter(
    ([, { permission }]) => !permission || allow(role, permission) !== 'none',
  );
  return {
    ...Object.fromEntries(
      Object.entries(OWN).map(([kind, unit]): [string, ShownKind] => [
        kind,
        { label: t(`statistics.kind.${kind as keyof typeof OWN}`), unit },
      ]),
    ),
    ...Object.fromEntries(
      seen.map(([kind, { label, unit, parts }]): [string, ShownKind] => [
        kind,
        {
          label: t(namedKey(label)),
          unit: unit ?? 'count',
          ...(unit === 'money' && { split: true }),
          ...(parts && {
            parts: Object.fromEntries(Object.entries(parts).map(([name, key]) => [name, t(namedKey(key))])),
          }),
        },
      ]),
    ),
  };
}
