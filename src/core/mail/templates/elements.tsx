import type { CSSProperties, ReactNode } from 'react';
import { photoCid } from '../content-ids';

/**
 * The few elements our messages need, in the tables and inline styles that mail programs support. Written here because
 * the ready-made set loads 40 MB of others (code blocks, Tailwind) into web and worker.
 */
const BARE = { border: 0, cellPadding: 0, cellSpacing: 0, role: 'presentation' } as const;

/** A block as wide as its parent; `width` limits and centers it. */
export function Block({
  children,
  style,
  width,
}: {
  children: ReactNode;
  style?: CSSProperties;
  width?: number;
}) {
  const bounds: CSSProperties = width ? { maxWidth: width, margin: '0 auto' } : {};
  return (
    <table {...BARE} align={width ? 'center' : undefined} width="100%" style={bounds}>
      <tbody>
        <tr>
          <td style={style}>{children}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** Label and value side by side, a hairline below each. */
export function FactRows({
  facts,
  style,
  strong,
}: {
  facts: { label: string; value: string }[];
  style: CSSProperties;
  strong: string;
}) {
  const cell = { ...style, borderBottom: '1px solid #eeeae5', margin: 0, padding: '8px 0' };
  return (
    <table {...BARE} width="100%" style={{ margin: '4px 0 24px' }}>
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label}>
            <td style={cell}>
              <bdi>{label}</bdi>
            </td>
            <td style={{ ...cell, color: strong, fontWeight: 600, width: '40%' }}>
              <bdi>{value}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** As high as its row, in its own shape; hidden from screen readers, to whom the facts say how many they are. */
const PHOTO = {
  border: 0,
  display: 'inline-block',
  height: 88,
  margin: '0 4px 4px 0',
  verticalAlign: 'top',
  width: 'auto',
} as const;

/** Small pictures of attached photographs, side by side, in as many rows as they need. */
export function PhotoRow({ photos }: { photos: readonly string[] }) {
  return (
    <p style={{ fontSize: 0, lineHeight: '0', margin: '0 0 24px' }}>
      {photos.map((id) => (
        <img key={id} src={`cid:${photoCid(id)}`} alt="" height="88" style={PHOTO} />
      ))}
    </p>
  );
}

/** A link that looks like a button, also where padding on links is ignored. */
export function ButtonLink({
  href,
  color,
  ink,
  children,
}: {
  href: string;
  color: string;
  ink: string;
  children: ReactNode;
}) {
  const label = {
    color: ink,
    display: 'inline-block',
    fontSize: 16,
    fontWeight: 500,
    lineHeight: '20px',
    padding: '14px 28px',
    textDecoration: 'none',
  };
  return (
    <table {...BARE} style={{ margin: '8px 0 24px' }}>
      <tbody>
        <tr>
          <td style={{ backgroundColor: color, borderRadius: 4 }}>
            <a href={href} target="_blank" rel="noreferrer" style={label}>
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Text that a list of messages shows after the subject; invisible in the message itself. */
export function Preview({ children }: { children: string }) {
  return (
    <div
      style={{
        display: 'none',
        overflow: 'hidden',
        lineHeight: '1px',
        opacity: 0,
        maxHeight: 0,
        maxWidth: 0,
      }}
    >
      {children}
    </div>
  );
}
