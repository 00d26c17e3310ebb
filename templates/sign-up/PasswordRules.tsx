import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUncheckedOutlined from '@mui/icons-material/RadioButtonUncheckedOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import GrowthMeter from './GrowthMeter';
import { checkRules, strengthOf, strengths } from './passwordRules';
import type { Values } from './values';

/** What a password must be, ticked as it is typed, and how strong it has become. */
export default function PasswordRules({ values }: { values: Values }) {
  const strength = strengthOf(values);
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-end', px: { xs: 0, sm: 1.75 }, pt: 1 }}>
      <GrowthMeter strength={strength} />
      <Box sx={{ flexGrow: 1 }}>
        <Typography role="status" variant="body2" sx={{ fontWeight: 600 }}>
          Strength: {strengths[strength]}
        </Typography>
        <Box component="ul" id="password-rules" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
          {checkRules(values).map(({ label, isMet }) => (
            <Box
              component="li"
              key={label}
              sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 0.25 }}
            >
              {isMet ? (
                <CheckCircle fontSize="small" color="success" titleAccess="Met:" />
              ) : (
                <RadioButtonUncheckedOutlined fontSize="small" color="action" titleAccess="Open:" />
              )}
              <Typography variant="body2" color={isMet ? 'textPrimary' : 'textSecondary'}>
                {label}
              </Typography>
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
