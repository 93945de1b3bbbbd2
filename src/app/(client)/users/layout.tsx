import type { ReactNode } from 'react';
import './beside.css';

/** The pages of an account: beside their forms is a picture of the product. */
export default function Layout({ children }: { children: ReactNode }) {
  return children;
}
