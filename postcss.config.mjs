/** Tailwind 4 for the fronts; the admin's own styles pass through untouched. */
export default { plugins: { '@tailwindcss/postcss': {} } };
