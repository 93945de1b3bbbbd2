'use client';

import { createContext, useContext } from 'react';

/** The user's address; `without`: they use social sign-in and have no password yet. */
export const OwnPassword = createContext<{ email: string; without: boolean }>({ email: '', without: false });

export const useOwnPassword = () => useContext(OwnPassword);
