import type { PricingData as Data } from '../../blocks/pricing';
import { ItemTitle, Prose, SiteLink, Title } from '../../page/page-parts';

/** A price list: packages with price and content. */
export function PricingView({ title, text, packages, note }: Data) {
  return (
    <div className="wide">
      <Title>{title}</Title>
      <Prose text={text} className="lead" />
      <ul className="prices">
        {packages.map(({ name, price, about, includes, button, marked }, index) => (
          <li key={`${index}-${name}`} className={marked ? 'price marked' : 'price'}>
            <ItemTitle>{name}</ItemTitle>
            {price && (
              <p className="amount">
                <bdi>{price}</bdi>
              </p>
            )}
            {about && <p dir="auto">{about}</p>}
            <Prose text={includes} />
            {button && <SiteLink to={button} className={marked ? 'button' : 'button quiet'} />}
          </li>
        ))}
      </ul>
      {note && (
        <p className="note" dir="auto">
          {note}
        </p>
      )}
    </div>
  );
}
