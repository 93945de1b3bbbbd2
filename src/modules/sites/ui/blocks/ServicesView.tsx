import type { ServicesData as Data } from '../../blocks/services';
import { ItemTitle, Picture, Prose, SiteLink, Title } from '../../page/page-parts';

/** The studio's services, side by side. */
export function ServicesView({ title, text, services }: Data) {
  return (
    <div className="wide">
      <Title>{title}</Title>
      <Prose text={text} className="lead" />
      <ul className="cards cards-services">
        {services.map((service, index) => (
          <li key={`${index}-${service.title}`}>
            {service.picture && <Picture picture={service.picture} sizes="(min-width: 56rem) 33vw, 100vw" />}
            <ItemTitle>{service.title}</ItemTitle>
            <Prose text={service.text} />
            {service.button && <SiteLink to={service.button} className="more" />}
          </li>
        ))}
      </ul>
    </div>
  );
}
