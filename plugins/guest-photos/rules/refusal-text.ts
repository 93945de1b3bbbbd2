/** Errors whose message is for photographers, with the text that guests read instead. */
const FOR_GUESTS = {
  NOT_A_PHOTOGRAPH: 'unshown',
  PHOTO_BROKEN: 'unshown',
  PIXELS_TOO_MANY: 'unshown',
  PHOTO_LIMIT_REACHED: 'galleryFull',
} as const;

/** Texts in the reader's language; `failed` where the server gave no reason. */
export type RefusalTexts = Record<'failed' | (typeof FOR_GUESTS)[keyof typeof FOR_GUESTS], string>;

const isForStudios = (code: unknown): code is keyof typeof FOR_GUESTS =>
  typeof code === 'string' && Object.hasOwn(FOR_GUESTS, code);

/** Returns why a guest's file was not sent, from the body of the server's answer. */
export function refusalText(body: string | undefined, texts: RefusalTexts): string {
  try {
    const { code, errors = {} } = JSON.parse(body ?? '') as {
      code?: unknown;
      errors?: Record<string, string[]>;
    };
    if (isForStudios(code)) return texts[FOR_GUESTS[code]];
    return Object.values(errors).flat().join(' ') || texts.failed;
  } catch {
    return texts.failed;
  }
}
