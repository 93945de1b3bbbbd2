import { parts } from '@plugins/kit/site';
import type { PricingData as Data } from '../../blocks/pricing';

/** A price list: what each costs, and what is in it. */
export function PricingView({ title, text, packages, note }: Data) {
  return (
    <div className="wide">
      <parts.Title>{title}</parts.Title>
      <parts.Prose html={text} className="lead" />
      <ul className="prices">
        {packages.map(({ name, price, about, includes, button, marked }, index) => (
          <li key={`${index}-${name}`} className={marked ? 'price marked' : 'price'}>
            <parts.ItemTitle>{name}</parts.ItemTitle>
            {price && (
              <p className="amount">
                <bdi>{price}</bdi>
              </p>
            )}
            {about && <p dir="auto">{about}</p>}
            <parts.Prose html={includes} />
            {button && <parts.SiteLink to={button} className={marked ? 'button' : 'button quiet'} />}
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
