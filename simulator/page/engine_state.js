// What is known of an engine as a whole: whether the hub reaches it, and what it has loaded.
import { get } from './hub.js';

/** What calls a state of each group. */
export const STATE = { rgraphs: 'rgraph', graphs: 'graph', ustates: 'ustate' };

export const isConnected = ({ status }) => ['connected', 'ready'].includes(status);

/** What an engine has loaded, and the groups that it loads from. */
export const loadedBy = ({ id }) => get('loaded').find(({ engineId }) => engineId === id) ?? { takes: [], loaded: [] };

/** The same in words. */
export const loadedText = (engine) => loadedBy(engine).loaded.map(({ group, name }) => `${STATE[group]} ${name}`).join(', ') || 'nothing loaded';
