import { Button, Column, Heading, Row, Section, Text } from '@react-email/components';
import { accentOr, INK, readableOn } from './colors';
import type { MailContent } from './content';

const WORDS = { color: '#3b3733', fontSize: '16px', lineHeight: '26px', margin: '0 0 16px' } as const;

interface MessageProps {
  content: MailContent;
  accent: string | null;
  /** The button's whole address. */
  href: string | null;
}

/** The words of a message: heading, paragraphs, facts, one button. */
export function Message({ content, accent, href }: MessageProps) {
  const { heading, paragraphs = [], facts = [], button, remark } = content;
  const color = accentOr(accent);
  return (
    <>
      <Heading as="h1" style={{ color: INK, fontSize: '26px', fontWeight: 500, lineHeight: '34px', margin: '0 0 20px' }}>
        {heading}
      </Heading>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} style={WORDS}>
          {paragraph}
        </Text>
      ))}
      {facts.length > 0 ? (
        <Section style={{ margin: '4px 0 20px' }}>
          {facts.map(({ label, value }) => (
            <Row key={label} style={{ borderBottom: '1px solid #eeeae5' }}>
              <Column style={{ ...WORDS, padding: '8px 0' }}>
                <bdi>{label}</bdi>
              </Column>
              <Column style={{ ...WORDS, padding: '8px 0', width: '40%', color: INK, fontWeight: 600 }}>
                <bdi>{value}</bdi>
              </Column>
            </Row>
          ))}
        </Section>
      ) : null}
      {button && href ? (
        <Button
          href={href}
          style={{
            backgroundColor: color,
            borderRadius: '4px',
            color: readableOn(color),
            display: 'inline-block',
            fontSize: '16px',
            fontWeight: 500,
            margin: '8px 0 24px',
            padding: '14px 28px',
            textDecoration: 'none',
          }}
        >
          {button.label}
        </Button>
      ) : null}
      {remark ? <Text style={{ ...WORDS, color: '#6f6a64', fontSize: '14px', lineHeight: '22px' }}>{remark}</Text> : null}
    </>
  );
}
