import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import ArticleCard from './ArticleCard';
import EmptyState from './EmptyState';
import Filters from './Filters';
import type { Article } from './Article';
import { articles } from './articles';
import { anything, select, type Wish } from './selection';

interface ArticleListProps {
  wish: Wish;
  onWishChange: (wish: Wish) => void;
  onOpen: (article: Article) => void;
  /** The article the reader comes back from; its card gets the focus. */
  returnFrom?: string;
}

/** The front page: the featured article, and all others as the reader wishes to see them. */
export default function ArticleList(props: ArticleListProps) {
  const { wish, onWishChange, onOpen, returnFrom } = props;
  const search = useRef<HTMLInputElement>(null);
  const isFiltered = wish.words.trim() !== '' || wish.category !== 'All';
  const found = select(articles, wish);
  // As soon as something is looked for, the featured article is one among others.
  const featured = isFiltered ? undefined : articles[0];

  useEffect(() => {
    if (returnFrom) {
      const card = document.getElementById(`open-${returnFrom}`);
      card?.focus({ preventScroll: true });
      card?.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
  }, [returnFrom]);

  function clear() {
    onWishChange({ ...anything, order: wish.order });
    // The button that was pressed is gone.
    search.current?.focus();
  }

  return (
    <Container maxWidth="lg" sx={{ py: { xs: 5, md: 8 } }}>
      <Typography variant="h1" sx={{ textWrap: 'balance' }}>
        Slow news, well lit
      </Typography>
      <Typography
        color="textSecondary"
        sx={{ mt: 2, mb: { xs: 4, md: 6 }, maxWidth: '56ch', fontSize: '1.1875rem' }}
      >
        The Slow Lantern is a magazine about weather, walking, making and eating, for people who are
        in no hurry to have an opinion.
      </Typography>
      <Filters wish={wish} onChange={onWishChange} searchRef={search} />
      <Typography role="status" variant="body2" color="textSecondary" sx={{ my: 2.5 }}>
        {found.length === 1 ? '1 article' : `${found.length} articles`}
      </Typography>
      {found.length === 0 && <EmptyState onClear={clear} />}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(3, minmax(0, 1fr))',
          },
          gap: 3,
        }}
      >
        {featured && (
          <Box sx={{ gridColumn: '1 / -1' }}>
            <ArticleCard featured article={featured} onOpen={() => onOpen(featured)} />
          </Box>
        )}
        {found
          .filter((article) => article !== featured)
          .map((article) => (
            <ArticleCard key={article.id} article={article} onOpen={() => onOpen(article)} />
          ))}
      </Box>
    </Container>
  );
}
