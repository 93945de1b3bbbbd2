import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { translator } from '@/core/i18n/translate';
import type { StudioPerson } from '@/modules/access/enter-studio';
import { allow } from '@/modules/access/table';
import { requireStudio, StudioPage } from '@/modules/identity/admin/studio-page';
import { PARTS } from './parts';

const isPart = (name: string): name is keyof typeof PARTS => Object.hasOwn(PARTS, name);

/** One of the operators' screens; not found for other users. */
export async function OperatorView(view: AdminViewServerProps) {
  const person = await requireStudio();
  const [, name = ''] = (view.params?.segments as string[] | undefined) ?? [];
  if (!isPart(name) || allow(person.role, 'installation.run') === 'none') notFound();
  const t = translator(person.locale);
  return (
    <StudioPage view={view} person={person} crumbs={[{ label: t(`admin-operators.${name}.title`) }]}>
      {await PARTS[name](asked(view), person)}
    </StudioPage>
  );
}

/** Filters of a list, from the address. */
export interface ListFilters {
  word: (name: string) => string;
  page: number;
  all: AdminViewServerProps['searchParams'];
}

/** Loads a screen's data and renders it. */
export type LoadPart = (asked: ListFilters, person: StudioPerson) => Promise<ReactNode>;

function asked({ searchParams }: AdminViewServerProps): ListFilters {
  const word = (name: string) => {
    const value = searchParams?.[name];
    return typeof value === 'string' ? value.slice(0, 200) : '';
  };
  const page = Math.min(Math.max(1, Number.parseInt(word('page'), 10) || 1), 100_000);
  return { word, page, all: searchParams };
}
