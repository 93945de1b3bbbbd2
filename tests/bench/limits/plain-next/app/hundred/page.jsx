export const dynamic = 'force-dynamic';

const PICTURES = Array.from({ length: 100 }, (_, i) => ({ id: `photo-${i}`, src: `/p/photo-${i}/s300.jpg` }));

/** A hundred pictures that are known already, drawn by the server for each request. */
export default function Page() {
  return (
    <ul>
      {PICTURES.map(({ id, src }) => (
        <li key={id}>
          <a href={`#${id}`}>
            <img src={src} width={450} height={300} alt={id} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}
