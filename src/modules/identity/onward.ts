/** The target after signing in: a project and its code, or a page. */
export interface Onward {
  i?: string | undefined;
  c?: string | undefined;
  back?: string | undefined;
  selection_password?: string | undefined;
}
