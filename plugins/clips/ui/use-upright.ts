import { useEffect, useState } from 'react';
import type { FilmFile } from '../wire';

/** Returns the file whose shape is nearest the screen's: upright phones get 9:16 where it was made. */
export function useFileFor(files: readonly FilmFile[]): FilmFile | undefined {
  // Not again when the phone is turned: the film would begin again.
  const [upright, setUpright] = useState(false);
  useEffect(() => setUpright(matchMedia('(max-aspect-ratio: 3/4)').matches), []);
  return (upright ? files.find(({ shape }) => shape === 'tall') : undefined) ?? files[0];
}
