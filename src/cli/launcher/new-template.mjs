import { writeRegistry } from '../generate.mjs';
import { makeTemplate } from '../new-template/make-template.mjs';
import { stop } from './steps.mjs';

/** Creates a website template by its name, registers it, and prints the next steps. */
function newTemplate(id) {
  const files = makeTemplate(id);
  writeRegistry();
  for (const file of files) console.log(`  ${file}`);
  console.log(`
site-templates/${id} is registered. See it with:  npm run dev, and the website of the demo studio
Its tests:                                   npx vitest run tests/architecture/site-templates
Everything:                                  npm run check
What a template is made of:                  site-templates/README.md
`);
}

try {
  newTemplate(process.argv[2]);
} catch (error) {
  stop(error);
}
