/** The languages of a person, a client or a project, each by its own name, for a `SelectField`. */
export const LANGUAGE_OPTIONS = [
  { value: 'en', label: 'English' },
  { value: 'he', label: 'עברית' },
];
