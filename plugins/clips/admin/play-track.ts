const RATE = 22_050;

/**
 * Plays a generated track in the browser: `seconds` of it, from the moment `from` on. Returns the function that ends it;
 * null for an unknown track, and where `ended` says so before it began.
 */
export async function playTrack(
  id: string,
  sound: { seconds: number; from?: number; volume: number; fade: boolean },
  ended: () => boolean = () => false,
): Promise<{ end: () => void; source: AudioBufferSourceNode } | null> {
  // Loaded when something is played: the wizard opens without it.
  const [{ finish, synthesize }, { trackOf }] = await Promise.all([
    import('../music/synthesize'),
    import('../music/tracks'),
  ]);
  const track = trackOf(id);
  if (!track || ended()) return null;
  const played = synthesize(track, sound.seconds, RATE);
  finish(played, sound);
  const audio = new AudioContext();
  const buffer = audio.createBuffer(2, played.left.length, RATE);
  buffer.getChannelData(0).set(played.left);
  buffer.getChannelData(1).set(played.right);
  const source = audio.createBufferSource();
  source.buffer = buffer;
  source.connect(audio.destination);
  source.start(0, sound.from ?? 0);
  return { end: () => void audio.close(), source };
}
