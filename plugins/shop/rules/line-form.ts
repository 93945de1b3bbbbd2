/** Reads a line as the product's form sends it: one photograph or many, and crops as JSON. */
export function readLineForm(body: unknown): unknown {
  const { medias, crop, authenticity_token: _token, ...rest } = (body ?? {}) as Record<string, unknown>;
  return {
    ...rest,
    medias: medias === undefined ? [] : [medias].flat(),
    ...(crop ? { crop: typeof crop === 'string' ? readJson(crop) : crop } : {}),
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
