// The state of an engine as a whole: its connection to the hub, and its loaded states.
import { get } from './hub.js';

/** Name of a state in each group. */
export const STATE = { rgraphs: 'rgraph', graphs: 'graph', ustates: 'ustate' };

export const isConnected = ({ status }) => ['connected', 'ready'].includes(status);

/** Returns the states that an engine has loaded, and the groups that it loads from. */
export const loadedBy = ({ id }) => get('loaded').find(({ engineId }) => engineId === id) ?? { takes: [], loaded: [] };

/** Returns the loaded states in words. */
export const loadedText = (engine) => loadedBy(engine).loaded.map(({ group, name }) => `${STATE[group]} ${name}`).join(', ') || 'nothing loaded';
