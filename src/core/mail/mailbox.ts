/** A mailbox a studio writes to: a client's address, their additional one, or that of a guest who entered by code. */
export interface Mailbox {
  kind: 'client' | 'additional' | 'grant';
  /** Of the client, or of the grant. */
  id: string;
}

const PREFIX: Record<Mailbox['kind'], string> = { client: '', additional: 'a~', grant: 'g~' };

/** The key of a mailbox in a signed token: a client's own is the client's id. */
export const mailboxKey = ({ kind, id }: Mailbox): string => `${PREFIX[kind]}${id}`;

/** The mailbox of such a key. The id is not checked. */
export function readMailboxKey(key: string): Mailbox {
  if (key.startsWith(PREFIX.additional)) return { kind: 'additional', id: key.slice(2) };
  if (key.startsWith(PREFIX.grant)) return { kind: 'grant', id: key.slice(2) };
  return { kind: 'client', id: key };
}
