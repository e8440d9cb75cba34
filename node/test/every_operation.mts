// Written by cargo xtask generate; do not edit.

import {
  type CallOptions,
  Client,
  type Engine,
  type EnginesSetPropertyOptions,
  type Function,
  type FunctionSummary,
  type Graph,
  type GraphSummary,
  type LaunchConfig,
  type LaunchConfigCreated,
  type LauncherCreateRendererOptions,
  type MosObject,
  type NewsroomRundown,
  type NewsroomRundownSummary,
  type NewsroomUpdateMosObjectOptions,
  type Node,
  type PlayoutCreateItemOptions,
  type PlayoutItem,
  type PlayoutRundown,
  type PlayoutTriggerExternalDataOptions,
  type PlayoutUpdateItemOptions,
  type Project,
  type Property,
  type RawResponse,
  type Renderer,
  type RendererId,
  type Rgraph,
  type RgraphSummary,
  type Template,
  type Ustate,
  type UstateSummary,
} from 'gfxhub'

const hub = new Client('http://127.0.0.1:9')
const { signal } = new AbortController()

export async function callEnginesList(): Promise<Engine[]> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.engines.list(options)
}

export async function callEnginesGet(): Promise<Engine> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.engines.get(3n, options)
}

export async function callEnginesListNodes(): Promise<Node[]> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.engines.listNodes(3n, options)
}

export async function callEnginesGetNode(): Promise<Node> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.engines.getNode(3n, 'text', options)
}

export async function callEnginesListProperties(): Promise<Property[]> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.engines.listProperties(3n, 'text', options)
}

export async function callEnginesGetProperty(): Promise<Property> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.engines.getProperty(3n, 'text', 'text', options)
}

export async function callEnginesSetProperty(): Promise<Property> {
  const options: EnginesSetPropertyOptions = {
    interpolation: 'Constant',
    duration: 1.5,
    delay: 1.5,
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.engines.setProperty(3n, 'text', 'text', { x: 0.5, y: [true, null, 'a', 1n] }, options)
}

export async function callEnginesListFunctions(): Promise<FunctionSummary[]> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.engines.listFunctions(3n, 'text', options)
}

export async function callEnginesGetFunction(): Promise<Function> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.engines.getFunction(3n, 'text', 'text', options)
}

export async function callEnginesCallFunction(): Promise<void> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.engines.callFunction(
    3n,
    'text',
    'text',
    [{ PropertyPath: 'text', payload: { value: { x: 0.5, y: [true, null, 'a', 1n] } } }],
    options,
  )
}

export async function callPlayoutListRundowns(): Promise<PlayoutRundown[]> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.playout.listRundowns(options)
}

export async function callPlayoutCreateRundown(): Promise<PlayoutRundown> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.playout.createRundown('text', options)
}

export async function callPlayoutGetRundown(): Promise<PlayoutRundown> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.playout.getRundown(3n, options)
}

export async function callPlayoutDeleteRundown(): Promise<void> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.playout.deleteRundown(3n, options)
}

export async function callPlayoutRenameRundown(): Promise<PlayoutRundown> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.playout.renameRundown(3n, 'text', options)
}

export async function callPlayoutListItems(): Promise<PlayoutItem[]> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.playout.listItems(3n, options)
}

export async function callPlayoutCreateItem(): Promise<PlayoutItem> {
  const options: PlayoutCreateItemOptions = {
    order: 7,
    data: { headline: 'text', list: ['a', 'b'] },
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.playout.createItem(3n, 'text', 'text', options)
}

export async function callPlayoutGetItem(): Promise<PlayoutItem> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.playout.getItem(3n, 3n, options)
}

export async function callPlayoutDeleteItem(): Promise<void> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.playout.deleteItem(3n, 3n, options)
}

export async function callPlayoutUpdateItem(): Promise<PlayoutItem> {
  const options: PlayoutUpdateItemOptions = {
    name: 'text',
    template: 'text',
    order: 7,
    overriddenChannels: [7],
    data: { headline: 'text', list: ['a', 'b'] },
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.playout.updateItem(3n, 3n, options)
}

export async function callPlayoutTriggerButton(): Promise<void> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.playout.triggerButton(3n, 3n, 'text', options)
}

export async function callPlayoutListTemplates(): Promise<Template[]> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.playout.listTemplates(options)
}

export async function callPlayoutTriggerExternalData(): Promise<RawResponse> {
  const options: PlayoutTriggerExternalDataOptions = {
    method: 'GET',
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.playout.triggerExternalData(3n, 3n, 'text', options)
}

export async function callNewsroomListRundowns(): Promise<NewsroomRundownSummary[]> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.newsroom.listRundowns(options)
}

export async function callNewsroomListDeviceRundowns(): Promise<NewsroomRundownSummary[]> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.newsroom.listDeviceRundowns('text', options)
}

export async function callNewsroomGetRundown(): Promise<NewsroomRundown> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.newsroom.getRundown('text', 'text', options)
}

export async function callNewsroomUpdateMosObject(): Promise<MosObject> {
  const options: NewsroomUpdateMosObjectOptions = {
    description: 'text',
    data: { headline: 'text', list: ['a', 'b'] },
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.newsroom.updateMosObject('text', options)
}

export async function callNewsroomTriggerButton(): Promise<void> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.newsroom.triggerButton('text', 'text', 'text', 'text', 'text', options)
}

export async function callGraphsList(): Promise<GraphSummary[]> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.graphs.list(options)
}

export async function callGraphsGet(): Promise<Graph> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.graphs.get(3n, options)
}

export async function callGraphsLoad(): Promise<void> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.graphs.load(3n, 3n, options)
}

export async function callRgraphsList(): Promise<RgraphSummary[]> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.rgraphs.list(options)
}

export async function callRgraphsGet(): Promise<Rgraph> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.rgraphs.get(3n, options)
}

export async function callRgraphsLoad(): Promise<void> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.rgraphs.load(3n, 3n, options)
}

export async function callUstatesList(): Promise<UstateSummary[]> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.ustates.list(options)
}

export async function callUstatesGet(): Promise<Ustate> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.ustates.get(3n, options)
}

export async function callUstatesLoad(): Promise<void> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.ustates.load(3n, 3n, options)
}

export async function callProjectsList(): Promise<Project[]> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.projects.list(options)
}

export async function callLauncherList(): Promise<LaunchConfig[]> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.launcher.list(options)
}

export async function callLauncherGet(): Promise<LaunchConfig> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.launcher.get(3n, options)
}

export async function callLauncherCreate(): Promise<LaunchConfigCreated> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.launcher.create('text', [3n], options)
}

export async function callLauncherLaunch(): Promise<string> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.launcher.launch(3n, options)
}

export async function callLauncherStop(): Promise<void> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.launcher.stop(3n, options)
}

export async function callLauncherRetime(): Promise<void> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.launcher.retime(3n, options)
}

export async function callLauncherListRenderers(): Promise<RendererId[]> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.launcher.listRenderers(3n, options)
}

export async function callLauncherGetRenderer(): Promise<Renderer> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.launcher.getRenderer(3n, 3n, options)
}

export async function callLauncherCreateRenderer(): Promise<RendererId> {
  const options: LauncherCreateRendererOptions = {
    launchConfigId: 3n,
    engineId: 3n,
    projectId: 3n,
    projectMapId: 3n,
    engineType: 'RE',
    stateId: 3n,
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.launcher.createRenderer(3n, options)
}

export async function callLauncherStartRenderer(): Promise<string> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.launcher.startRenderer(3n, 3n, options)
}

export async function callLauncherStopRenderer(): Promise<string> {
  const options: CallOptions = {
    timeout: 1000,
    signal,
    resend: true,
  }
  return hub.launcher.stopRenderer(3n, 3n, options)
}
