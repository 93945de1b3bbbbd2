/** Errors of accounts at outside services; `service` is the service's own name. */
export const SERVICE_ERRORS = {
  /** A photographer's account at an outside service is not connected, or its access has ended. */
  SERVICE_NOT_CONNECTED: { status: 422, field: 'base', params: ['service'] },
  /** The photographer has not allowed this at the service. */
  SERVICE_NEEDS_PERMISSION: { status: 422, field: 'base', params: ['service'] },
  /** The service refuses further requests for now. */
  SERVICE_BUSY: { status: 422, field: 'base', params: ['service'] },
  /** The service does not answer, or its answer is unreadable. */
  SERVICE_DOWN: { status: 422, field: 'base', params: ['service'] },
  /** The photographer declined at the service. */
  SERVICE_CANCELLED: { status: 422, field: 'base', params: ['service'] },
  /** The way to the service and back took too long, or began in another browser. */
  SERVICE_STATE: { status: 422, field: 'base', params: ['service'] },
  /** A page that the photographer does not administer at the service. */
  PAGE_NOT_ADMINISTERED: { status: 422, field: 'page', params: [] },
} as const;
