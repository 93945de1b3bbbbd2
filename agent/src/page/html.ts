import { CLIENT } from './client';

const STYLE = `
:root{color-scheme:light dark;--ink:#1d1b19;--soft:#6b655e;--line:#e4dfd8;--paper:#fbfaf8;--card:#fff;--bad:#a3271d;--good:#2c6e49}
@media (prefers-color-scheme:dark){:root{--ink:#f1eee9;--soft:#a8a199;--line:#3a3632;--paper:#191715;--card:#22201d;--bad:#ff8f83;--good:#7fd1a2}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-inline-size:46rem;margin:auto;padding:2rem 1.25rem 4rem}
h1{font-size:1.5rem;font-weight:600;margin:0}
h2{font-size:1.1rem;font-weight:600;margin:2.25rem 0 .75rem}
header{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:space-between}
p{margin:.35rem 0}
.soft{color:var(--soft)}.bad{color:var(--bad)}.good{color:var(--good)}
.card{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:1.1rem 1.25rem;margin-block:.9rem}
.row{display:flex;flex-wrap:wrap;gap:.6rem .9rem;align-items:center}
.row>.wide{flex:1 1 14rem;min-inline-size:0;overflow-wrap:anywhere}
.code{font:600 1.9rem/1.3 ui-monospace,monospace;letter-spacing:.1em}
button,select,input{font:inherit;min-block-size:44px;border-radius:8px;border:1px solid var(--line);background:var(--card);color:var(--ink);padding:.5rem .9rem}
button{cursor:pointer}button.main{background:var(--ink);color:var(--paper);border-color:var(--ink)}
button:disabled{opacity:.5;cursor:default}
input[type=text]{inline-size:100%}input[type=checkbox]{min-block-size:auto;inline-size:1.2rem;block-size:1.2rem}
label{display:block;margin-block:.7rem .25rem}label.tick{display:flex;gap:.6rem;align-items:center}
progress{inline-size:100%;accent-color:var(--ink)}
ul{margin:0;padding:0;list-style:none}li+li{border-block-start:1px solid var(--line)}
.folders{max-block-size:15rem;overflow:auto;border:1px solid var(--line);border-radius:8px}
.folders button{display:flex;flex-wrap:wrap;gap:.25rem .75rem;justify-content:space-between;inline-size:100%;text-align:start;overflow-wrap:anywhere;border:0;border-radius:0;background:none}
select{max-inline-size:100%}#q{margin-block-end:.5rem}
.log{max-block-size:14rem;overflow:auto;font-size:.85rem;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
form>p:last-child{margin-block-start:1rem}
[hidden]{display:none!important}
`;

/** The program's page: one document without anything from elsewhere. */
export const PAGE = `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Keepers</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body><main id="app"></main><script>${CLIENT}</script></body></html>`;
