import type { CollectionSlug } from 'payload';
import { asSystem } from '@/core/db/local-api';
import { isKeepersError } from '@/core/errors/errors';
import type { Answer, Browser } from '../helpers/browser';
import type { Project, Studio } from '../helpers/studio';

/** A studio with a project of its own, and another studio whose rows must not be reached. */
export interface Side {
  studio: Studio;
  project: Project;
  /** A second project of the same studio. */
  second: Project;
  theirs: Project;
  owner: Browser;
}

export type Data = Record<string, unknown>;
/** The result of a write in a form that all ways share: `ok`, or a code with the fields it names. */
export type Outcome = string;
export const said = (code: string, fields: string[]): Outcome =>
  [code, ...[...new Set(fields)].sort()].join(' ');
/** The same outcome by the names of forms. */
const inForms = (outcome: Outcome, { names = {} }: Noun): Outcome => {
  const [code = '', ...fields] = outcome.split(' ');
  return said(
    code,
    fields.map((field) => names[field] ?? field),
  );
};

/** A way to write a noun. `id` is the row's, if it exists; `make` returns it. */
export interface Way {
  make: (data: Data) => Promise<[Outcome, string | null]>;
  change: (id: string, data: Data) => Promise<Outcome>;
  remove: (id: string) => Promise<Outcome>;
  restore: (id: string) => Promise<Outcome>;
}

export const refusalOf = ({ json }: Answer): Outcome => {
  const errors = json.errors as unknown;
  const fields = Array.isArray(errors)
    ? (errors as { path?: string }[]).flatMap(({ path }) => path ?? [])
    : Object.keys((errors as object) ?? {});
  return said(
    String(json.code),
    fields.filter((field) => field !== 'base'),
  );
};
export const outcomeOf = (answer: Answer): Outcome => (answer.status < 300 ? 'ok' : refusalOf(answer));

/** An operator's request to Payload's REST. `row` maps the fields of the steps to the record's. */
export const byRest = (operator: Browser, slug: string, noun: Noun, side: Side): Way => ({
  make: async (data) => {
    const answer = await operator.post(`/api/${slug}`, { ...noun.belongs(side), ...noun.row(data) });
    return [
      inForms(outcomeOf(answer), noun),
      (answer.json.doc as unknown as { id: string } | undefined)?.id ?? null,
    ];
  },
  change: async (id, data) =>
    inForms(outcomeOf(await operator.send('PATCH', `/api/${slug}/${id}`, { json: noun.row(data) })), noun),
  remove: async (id) =>
    outcomeOf(
      noun.trash
        ? await operator.send('PATCH', `/api/${slug}/${id}`, {
            json: { deletedAt: '2020-01-01T00:00:00.000Z' },
          })
        : await operator.delete(`/api/${slug}/${id}`),
    ),
  restore: async (id) =>
    outcomeOf(await operator.send('PATCH', `/api/${slug}/${id}?trash=true`, { json: { deletedAt: null } })),
});

/** What an operation, a job, a command or a feature does with the Local API. */
export function byLocalApi(slug: CollectionSlug, noun: Noun, side: Side): Way {
  const api = asSystem('the test writes as an operation would');
  const tried = async (work: () => Promise<unknown>): Promise<[Outcome, string | null]> => {
    try {
      return ['ok', String(((await work()) as { id: string }).id)];
    } catch (error) {
      const { data, name } = error as { name: string; data?: { errors?: { path: string }[] } };
      if (isKeepersError(error))
        return [inForms(said(error.code, Object.keys(error.fields ?? {})), noun), null];
      if (name === 'NotFound') return ['NOT_FOUND', null];
      return [said('INVALID_INPUT', data?.errors?.map(({ path }) => path) ?? [String(error)]), null];
    }
  };
  const at = slug as never;
  return {
    make: (data) => tried(() => api.create(at, { ...noun.belongs(side), ...noun.row(data) })),
    change: async (id, data) => (await tried(() => api.update(at, id, noun.row(data))))[0],
    remove: async (id) =>
      (
        await tried(() =>
          noun.trash ? api.update(at, id, { deletedAt: '2020-01-01T00:00:00.000Z' }) : api.delete(at, id),
        )
      )[0],
    restore: async (id) => (await tried(() => api.update(at, id, { deletedAt: null }, { trash: true })))[0],
  };
}

export interface Noun {
  trash: boolean;
  /** What a new row belongs to. */
  belongs: (side: Side) => Data;
  /** The steps' field names as the record has them. */
  row: (data: Data) => Data;
  /** The record's names of fields, where forms have others: refusals are compared by the names of forms. */
  names?: Record<string, string>;
  /** The studio's own endpoint. */
  own: (side: Side) => Way;
  /** The same writes through each way, with the expected result. */
  steps: (way: Way, side: Side, note: (step: string, outcome: Outcome) => void) => Promise<void>;
  /** What is compared of the rows that are there in the end. */
  rows: (side: Side) => Promise<unknown[]>;
}

export const same = (data: Data) => data;
export const made = (answer: Answer): [Outcome, string | null] => [
  outcomeOf(answer),
  (answer.json as { id?: string } | null)?.id ?? null,
];

/** A way in as our endpoints have it: one address for the list and one for each row. */
export const atEndpoints = (owner: Browser, list: string, wrap: (data: Data) => Data = same): Way => ({
  make: async (data) => made(await owner.post(list, data)),
  change: async (id, data) => outcomeOf(await owner.send('PUT', `${list}/${id}`, { json: wrap(data) })),
  remove: async (id) => outcomeOf(await owner.delete(`${list}/${id}`)),
  restore: async (id) => outcomeOf(await owner.post(`${list}/${id}/restore`, {})),
});

/** The id of no row. */
export const NOWHERE = '0199aaaa-0000-7000-8000-000000000000';
