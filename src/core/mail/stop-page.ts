/** Props of the page on which a person unsubscribes from messages of one kind, or resumes them. */
export interface StopPageProps {
  /** Subscribed; unsubscribed; resumed just now. */
  state: 'coming' | 'ended' | 'begun';
  token: string;
  csrf: string;
  /** Address of the form. */
  action: string;
  words: { title: string; text: string; button: string };
}
