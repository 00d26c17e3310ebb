import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useState } from 'react';
import ArticleList from './ArticleList';
import ArticleView from './ArticleView';
import Footer from './Footer';
import Letter from './Letter';
import Masthead from './Masthead';
import type { Article } from './Article';
import { anything, type Wish } from './selection';

const scrolling = (
  <GlobalStyles
    styles={{
      '@media (prefers-reduced-motion: no-preference)': { html: { scrollBehavior: 'smooth' } },
    }}
  />
);

/** The Slow Lantern, an invented magazine: its list of articles, and each of them to read. */
export default function Blog() {
  const [wish, setWish] = useState<Wish>(anything);
  const [article, setArticle] = useState<Article>();
  const [returnFrom, setReturnFrom] = useState<string>();

  function goBack() {
    setReturnFrom(article?.id);
    setArticle(undefined);
  }

  return (
    <Box
      sx={{
        bgcolor: 'background.default',
        color: 'text.primary',
        '@media (prefers-reduced-motion: reduce)': { '& *': { transition: 'none !important' } },
      }}
    >
      {scrolling}
      <Masthead />
      <main>
        {article ? (
          <ArticleView article={article} onBack={goBack} />
        ) : (
          <ArticleList
            wish={wish}
            onWishChange={setWish}
            onOpen={setArticle}
            returnFrom={returnFrom}
          />
        )}
        <Letter />
      </main>
      <Footer />
    </Box>
  );
}
