/** Widths of the preview, in CSS pixels. */
export const DEVICES = { desktop: 1280, tablet: 820, phone: 390 } as const;
export type Device = keyof typeof DEVICES;
