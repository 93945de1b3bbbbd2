/** The columns of a client's details, by the names that forms and tables have for them. */
export const DETAIL_COLUMNS = {
  name: 'name',
  email: 'email',
  additional_email: 'additional_email',
  phone: 'phone_number',
  country: 'country_code',
  language: 'locale',
  description: 'description',
} as const;

/** The name of a client's detail in forms and tables. */
export type Detail = keyof typeof DETAIL_COLUMNS;

/** The names of all details. */
export const DETAILS = Object.keys(DETAIL_COLUMNS) as Detail[];

/** A client's details, by the names of the form's fields. */
export type ClientDetails = Record<Exclude<Detail, 'name' | 'language'>, string | null> & {
  name: string;
  language: 'en' | 'he' | null;
};

/** The details of a client whom the form is about to create. */
export const EMPTY_DETAILS = {
  ...Object.fromEntries(DETAILS.map((name) => [name, null])),
  name: '',
} as ClientDetails;

/** Returns the details alone of what has more. */
export const detailsOf = (client: ClientDetails): ClientDetails =>
  Object.fromEntries(DETAILS.map((name) => [name, client[name]])) as ClientDetails;
