import { errorLine } from '@/core/errors/error-line';
import type { Locale } from '@/core/i18n/locale';
import type { TextKey } from '@/core/i18n/translate';
import { once } from '@/core/process/state';

/** The client whose page is rendered. */
export interface AskedClient {
  account: string;
  id: string;
  /** The client's addresses, in lower case. */
  emails: string[];
  /** The reader's language. */
  locale: Locale;
}

/** One line of a feature about a client: an order. */
export interface ClientLine {
  href: string;
  name: string;
  about: string;
}

/** What a feature has about a client, for the client's page. */
export interface ClientWork {
  /** Message key of its title, with the feature's namespace. */
  title: TextKey;
  /** Returns its lines, the newest first, 20 at most, of the account alone. */
  list: (client: AskedClient) => Promise<ClientLine[]>;
}

const known = () => once<Map<string, ClientWork>>('client-work', () => new Map());

/** Registers what a feature has about clients. */
export function addClientWork(feature: string, work: ClientWork): void {
  known().set(feature, work);
}

/** Returns the features' lines about a client; omits features without any, and one that fails. */
export async function listClientWork(
  client: AskedClient,
): Promise<{ title: TextKey; lines: ClientLine[] }[]> {
  const found = await Promise.all(
    [...known()].map(async ([feature, { title, list }]) => {
      const lines = await list(client).catch((error: unknown) => {
        console.error(
          `Feature "${feature}": its lines about a client could not be read: ${errorLine(error)}`,
        );
        return [];
      });
      return { title, lines };
    }),
  );
  return found.filter(({ lines }) => lines.length > 0);
}
