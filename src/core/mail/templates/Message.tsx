import { buttonColors, INK } from './colors';
import { MAIL_PHOTOS, type MailBrand, type MailContent } from './content';
import { ButtonLink, FactRows, PhotoRow } from './elements';
import { HEADING_FACE } from './faces';

const WORDS = { color: '#3b3733', fontSize: 16, lineHeight: '26px', margin: '0 0 16px' } as const;
const HEADING = {
  color: INK,
  fontSize: 26,
  fontWeight: 500,
  lineHeight: '34px',
  margin: '0 0 20px',
} as const;

interface MessageProps {
  content: MailContent;
  brand: Pick<MailBrand, 'accent' | 'type'>;
  /** The button's absolute address. */
  href: string | null;
  /** Small links below everything, with absolute addresses. */
  links: { label: string; href: string }[];
}

/** The content of a message: heading, paragraphs, facts, photographs, one button. */
export function Message({ content, brand, href, links }: MessageProps) {
  const { heading, paragraphs = [], facts = [], photos = [], button, remark } = content;
  return (
    <>
      <h1 style={{ ...HEADING, fontFamily: HEADING_FACE[brand.type] }}>{heading}</h1>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} style={WORDS}>
          {paragraph}
        </p>
      ))}
      {facts.length > 0 ? <FactRows facts={facts} style={WORDS} strong={INK} /> : null}
      {photos.length > 0 ? <PhotoRow photos={photos.slice(0, MAIL_PHOTOS)} /> : null}
      {button && href ? (
        <ButtonLink href={href} {...buttonColors(brand.accent)}>
          {button.label}
        </ButtonLink>
      ) : null}
      {remark ? (
        <p style={{ ...WORDS, color: '#6f6a64', fontSize: 14, lineHeight: '22px' }}>{remark}</p>
      ) : null}
      {links.map((link) => (
        <p key={link.href} style={{ ...WORDS, fontSize: 14, lineHeight: '22px' }}>
          <a href={link.href} style={{ color: '#6f6a64', textDecoration: 'underline' }}>
            {link.label}
          </a>
        </p>
      ))}
    </>
  );
}
