'use client';

import { createContext, useContext } from 'react';

/** Whose screen it is; `without`: they came by another site and have no password yet. */
export const OwnPassword = createContext<{ email: string; without: boolean }>({ email: '', without: false });

export const useOwnPassword = () => useContext(OwnPassword);
