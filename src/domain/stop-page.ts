/** What the page shows on which somebody ends messages of one kind. */
export interface StopPageProps {
  done: boolean;
  token: string;
  csrf: string;
  /** Where the button sends. */
  action: string;
  words: { title: string; text: string; accept: string };
}
