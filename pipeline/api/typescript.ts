import ts from 'typescript';

/** The classic compiler API. Nothing else imports `typescript`, because version 7 drops this API (decision 015). */
export { ts };
