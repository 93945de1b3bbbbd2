/** Returns the profile that a JPEG embeds: the content of its APP2 segments, without their heads. */
export function profileIn(jpeg: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 2; at + 4 < jpeg.length && jpeg[at] === 0xff; ) {
    const marker = jpeg[at + 1];
    const length = jpeg.readUInt16BE(at + 2);
    const body = jpeg.subarray(at + 4, at + 2 + length);
    if (marker === 0xe2 && body.subarray(0, 11).toString('latin1') === 'ICC_PROFILE')
      parts.push(body.subarray(14));
    if (marker === 0xda) break;
    at += 2 + length;
  }
  return Buffer.concat(parts);
}
