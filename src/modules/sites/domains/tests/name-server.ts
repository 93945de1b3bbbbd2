import { createSocket } from 'node:dgram';
import { type Answer, decode, encode, type Packet } from 'dns-packet';

/** A local name server over UDP, which serves only a test's records. */
export interface NameServer {
  /** In the format of `DNS_SERVERS`. */
  address: string;
  /** TXT records by name; `null`: no response for that name. */
  texts: Map<string, (string | string[])[] | null>;
  /** IPv4 addresses by name. */
  addresses: Map<string, string[]>;
  /** Queried names, in order. */
  asked: string[];
  close: () => Promise<void>;
}

const NAME_ERROR = 3;

/** Starts a name server on a free port. */
export async function startNameServer(): Promise<NameServer> {
  const socket = createSocket('udp4');
  const texts: NameServer['texts'] = new Map();
  const addresses: NameServer['addresses'] = new Map();
  const asked: string[] = [];
  const answer = (name: string, type: string): Answer[] | null => {
    if (type === 'TXT')
      return (texts.get(name) ?? []).map((data) => ({ type: 'TXT', name, ttl: 1, data }) as Answer);
    if (type === 'A') return (addresses.get(name) ?? []).map((data) => ({ type: 'A', name, ttl: 1, data }));
    return [];
  };
  socket.on('message', (bytes, from) => {
    const { id, questions = [] } = decode(bytes);
    const [question] = questions;
    if (!question) return;
    const name = question.name.toLowerCase();
    asked.push(`${question.type} ${name}`);
    if (question.type === 'TXT' && texts.get(name) === null) return;
    const known = texts.has(name) || addresses.has(name);
    const reply: Packet = {
      type: 'response',
      id,
      flags: 0x8400 | (known ? 0 : NAME_ERROR),
      questions,
      answers: answer(name, question.type) ?? [],
    };
    socket.send(encode(reply), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    texts,
    addresses,
    asked,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}
