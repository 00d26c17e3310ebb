import {
  type ChartExample,
  chartQuestions,
  dataShapes,
  picturePath,
  pictureSize,
} from '#model/ChartExample.ts';
import { languageHref } from '#model/DocsPath.ts';
import type { Language } from '#model/Language.ts';
import { plans } from '#model/Plan.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';

interface ExampleGalleryProps {
  examples: readonly ChartExample[];
  language: Language;
}

/** Examples whose pictures are on the first screen, or close to it. */
const firstRows = 6;

/** Every example as a card; the filters work once `watchExamples` listens, and are not shown without script. */
export function ExampleGallery({ examples, language }: ExampleGalleryProps) {
  const t = useMessages('examples');
  const count = String(examples.length);
  return (
    <div data-examples="">
      <ExampleFilters examples={examples} />
      <p
        className="example-count"
        role="status"
        data-some={t('some', { all: count })}
        data-none={t('none')}
      >
        {t('all', { all: count })}
      </p>
      <ul className="example-cards">
        {examples.map((example, index) => (
          <ExampleCard
            key={example.id}
            example={example}
            language={language}
            isFirst={index < firstRows}
          />
        ))}
      </ul>
    </div>
  );
}

function ExampleFilters({ examples }: Pick<ExampleGalleryProps, 'examples'>) {
  const t = useMessages('examples');
  const shared = useMessages();
  const shapes = dataShapes.filter((shape) => examples.some(({ data }) => data === shape));
  const paid = plans.filter((plan) => examples.some((example) => example.plan === plan));
  const number = (question: string) =>
    examples.filter((example) => example.question === question).length;
  return (
    <form className="example-filters" data-example-filters="">
      <fieldset>
        <legend>{t('question')}</legend>
        <label>
          <input type="radio" name="question" value="" defaultChecked />
          {t('anyQuestion')}
        </label>
        {chartQuestions.map((question) => (
          <label key={question}>
            <input type="radio" name="question" value={question} />
            {t(`questions.${question}`)} <small>{number(question)}</small>
          </label>
        ))}
      </fieldset>
      <label>
        <span>{t('data')}</span>
        <select name="data" defaultValue="">
          <option value="">{t('anyData')}</option>
          {shapes.map((shape) => (
            <option key={shape} value={shape}>
              {t(`shapes.${shape}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('plan')}</span>
        <select name="plan" defaultValue="">
          <option value="">{t('anyPlan')}</option>
          <option value="community">{t('community')}</option>
          {paid.map((plan) => (
            <option key={plan} value={plan}>
              {shared(`tags.${plan}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="reset">{t('reset')}</button>
    </form>
  );
}

interface ExampleCardProps {
  example: ChartExample;
  language: Language;
  isFirst: boolean;
}

function ExampleCard({ example, language, isFirst }: ExampleCardProps) {
  const t = useMessages('examples');
  const shared = useMessages();
  const { id, title, pagePath, pageTitle, anchor, codeAnchor, question, data, plan } = example;
  const page = languageHref(pagePath, language);
  return (
    <li data-question={question} data-data={data} data-plan={plan ?? 'community'}>
      <img
        src={picturePath(id)}
        // The title beside it says what it shows.
        alt=""
        width={pictureSize.width}
        height={pictureSize.frameHeight}
        loading={isFirst ? undefined : 'lazy'}
        decoding="async"
      />
      <div className="example-text">
        {/* Covers the picture too: the whole card opens the demo. */}
        <a className="example-open" href={`${page}#${anchor}`}>
          {title}
        </a>
        {plan && (
          <span className="tag" data-tag={plan}>
            {shared(`tags.${plan}`)}
          </span>
        )}
        <span className="example-links">
          <a href={page}>{pageTitle}</a>
          <a href={`${page}#${codeAnchor}`} aria-label={t('codeOf', { title })}>
            {t('code')}
          </a>
        </span>
      </div>
    </li>
  );
}
