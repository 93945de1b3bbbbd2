import { parts } from '@plugins/kit/site';
import type { ServicesData as Data } from '../../blocks/services';

/** What she offers, one beside the other. */
export function ServicesView({ title, text, services }: Data) {
  return (
    <div className="wide">
      <parts.Title>{title}</parts.Title>
      <parts.Prose html={text} className="lead" />
      <ul className="cards cards-services">
        {services.map((service, index) => (
          <li key={`${index}-${service.title}`}>
            {service.picture && (
              <parts.Picture picture={service.picture} sizes="(min-width: 56rem) 33vw, 100vw" />
            )}
            <parts.ItemTitle>{service.title}</parts.ItemTitle>
            <parts.Prose html={service.text} />
            {service.button && <parts.SiteLink to={service.button} className="more" />}
          </li>
        ))}
      </ul>
    </div>
  );
}
