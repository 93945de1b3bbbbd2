/** The languages a person, a client or a project can have, each by its own name, as a `SelectField` takes them. */
export const LANGUAGE_OPTIONS = [
  { value: 'en', label: 'English' },
  { value: 'he', label: 'עברית' },
];
