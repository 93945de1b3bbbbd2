import { z } from 'zod';

const stars = z.int().min(0).max(5);
const colour = z.enum(['red', 'yellow', 'green', 'blue', 'purple']);

const pick = z.object({
  media: z.uuid().describe('The photograph; an edit that replaces it keeps this id.'),
  name: z.string().describe('The camera’s file name.'),
  stem: z.string().describe('The same without its extension.'),
  gallery: z.object({ id: z.uuid(), name: z.string() }),
  camera: z.string().nullable(),
  captured_at: z.string().nullable().describe('By the camera’s clock.'),
  picked_by: z.string().nullable().describe('Null: a person without a name.'),
  picked_at: z.iso.datetime(),
  note: z.string().nullable(),
  withdrawn: z.boolean().describe('The account has withdrawn the photograph since.'),
  stars: stars.describe('Of the chosen person; 0: none.'),
  colour: colour.nullable(),
  favourite_of: z.array(z.string().nullable()).describe('Clients by name; null: a client without a name.'),
  agreement: z.enum(['all', 'some', 'one', 'undecided']).describe('The agreement of the clients’ favorites.'),
});

const product = z.object({
  id: z.uuid(),
  name: z.string(),
  maxphotos: z.int().nullable().describe('Null: no limit.'),
  count: z.int(),
  picks: z.array(pick),
});

const person = z.object({
  key: z.string().describe('The same in every answer for this project.'),
  name: z.string().nullable(),
  role: z.enum(['client', 'studio']),
});

const rating = z.object({
  media: z.uuid(),
  name: z.string().describe('The camera’s file name.'),
  person: z.string().describe('A key of `people`.'),
  favourite: z.boolean(),
  stars,
  colour: colour.nullable(),
});

/**
 * `selection.json`: the picks for programs. Fields are only ever added; `version` is raised when one changes its
 * meaning.
 */
export const selectionJson = z
  .object({
    version: z.literal(1),
    event: z.object({ id: z.uuid(), name: z.string() }),
    printselectiondone: z.boolean(),
    completed_at: z.iso.datetime().nullable().describe('Null while the selection is open.'),
    products: z.array(product).describe('Picks are in the order of the galleries, then by name.'),
    people: z.array(person).describe('Everybody who rated a photograph.'),
    ratings: z.array(rating).describe('Of every person, also of photographs that are not picked.'),
    cursor: z.string().describe('Send it as `since`: the answer is short while nothing has changed.'),
    changed: z
      .literal(true)
      .describe('`false`, and only `event` and `cursor` beside it, where `since` is still current.'),
  })
  .meta({ title: 'Keepers: a selection', id: 'keepers-selection-1' });

export type SelectionJson = z.infer<typeof selectionJson>;

/** Returns the same as JSON Schema: the content of `selection.schema.json`. */
export const selectionSchema = (): object => z.toJSONSchema(selectionJson, { io: 'output' });
