/**
 * What a device token may do beside reading its own account, in the order in which pairing shows them. The person's own
 * permissions still apply: a scope never adds one.
 */
export const DEVICE_SCOPES = ['upload', 'projects', 'photographs', 'selections', 'comments'] as const;

/** A scope of a device token. */
export type DeviceScope = (typeof DEVICE_SCOPES)[number];
